/** Tells an open page what became of what it kept. */

const NEWS = 'enquiry-news';

interface EnquiryNews {
  key: string;
  result: 'sent' | 'refused';
  reference: string | undefined;
}

export const announce = (news: EnquiryNews): boolean =>
  document.dispatchEvent(new CustomEvent<EnquiryNews>(NEWS, { detail: news }));

/** Returns how to stop it. */
export function onNews(hear: (news: EnquiryNews) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<EnquiryNews>).detail);
  document.addEventListener(NEWS, listener);
  return () => document.removeEventListener(NEWS, listener);
}
