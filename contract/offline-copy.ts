/** Where the service worker gets the offline page from, and the header that lists what the page needs, separated by spaces. */
export const OFFLINE_COPY_PATH = '/offline-copy';
export const NEEDED_FILES_HEADER = 'needed-files';
