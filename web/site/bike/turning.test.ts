import { describe, expect, it } from 'vitest';
import { dragTo, wrap } from './turning.ts';

const FRAMES = 24;

describe('dragging turns the vehicle', () => {
  it('by one frame for every 10 pixels, and by none for less', () => {
    expect(dragTo({ x: 100, frame: 5 }, 91, FRAMES).frame).toBe(5);
    expect(dragTo({ x: 100, frame: 5 }, 90, FRAMES).frame).toBe(6);
    expect(dragTo({ x: 100, frame: 5 }, 65, FRAMES).frame).toBe(8);
    expect(dragTo({ x: 100, frame: 5 }, 110, FRAMES).frame).toBe(4);
  });

  it('counting on from where the last step ended, however many moves it takes', () => {
    const moves = [97, 94, 91, 88, 85, 82, 79];
    const end = moves.reduce((drag, x) => dragTo(drag, x, FRAMES), { x: 100, frame: 0 });
    expect(end).toEqual({ x: 80, frame: 2 });
  });

  it('all the way round in both directions', () => {
    expect(dragTo({ x: 0, frame: 23 }, -10, FRAMES).frame).toBe(0);
    expect(dragTo({ x: 0, frame: 0 }, 10, FRAMES).frame).toBe(23);
    expect(dragTo({ x: 0, frame: 7 }, 240, FRAMES).frame).toBe(7);
    expect(dragTo({ x: 0, frame: 7 }, -500, FRAMES).frame).toBe((7 + 50) % FRAMES);
  });
});

it('without frames there is nothing to turn', () => expect(wrap(3, 0)).toBe(0));
