/** Tells an open page that what it kept has left. */

const NEWS = 'enquiry-sent';

interface SentNews {
  key: string;
  reference: string | undefined;
}

export const announceSent = (news: SentNews): boolean =>
  document.dispatchEvent(new CustomEvent<SentNews>(NEWS, { detail: news }));

/** Answers how to stop it. */
export function onSent(hear: (news: SentNews) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<SentNews>).detail);
  document.addEventListener(NEWS, listener);
  return () => document.removeEventListener(NEWS, listener);
}
