/** Before the address of a page: the page as it would be if what is a draft were published. */
export const DRAFT_PAGES = '/admin/draft';
