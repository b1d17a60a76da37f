/** Before the address of a page: the page as it would be if what is a draft were published. */
export const DRAFT_PAGES = '/admin/draft';

/** In the address of such a page: the document, as `slide/monsoon`, that stands before the others of its kind, so that who edits it sees it. */
export const SHOWN_FIRST = 'first';
