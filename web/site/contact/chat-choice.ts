/** What a visitor has chosen of the model on the page, in words, so that every link to the chat can say it. */
let words = '';
const listeners = new Set<() => void>();

export const chatChoice = (): string => words;

export function chooseForChat(next: string): void {
  words = next;
  for (const listener of listeners) listener();
}

export function onChatChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
