/** What stands on the page, without its markup. */
export const readableText = (html: string): string =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
