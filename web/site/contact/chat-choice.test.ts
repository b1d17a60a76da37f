import { expect, it, vi } from 'vitest';
import { chatChoice, chooseForChat, onChatChoice } from './chat-choice.ts';

it('is told to those who show it, for as long as they listen', () => {
  const listener = vi.fn();
  const stop = onChatChoice(listener);
  chooseForChat('Disc, Deep Crimson');
  expect(chatChoice()).toBe('Disc, Deep Crimson');
  stop();
  chooseForChat('');
  expect(chatChoice()).toBe('');
  expect(listener).toHaveBeenCalledTimes(1);
});
