import { describe, expect, it } from 'vitest';
import type { Asked } from './plan-request.ts';
import { planRequest } from './plan-request.ts';

const ORIGIN = 'https://www.example.test';
const plan = (path: string, asked: Partial<Asked> = {}) =>
  planRequest({ method: 'GET', mode: 'cors', referrer: `${ORIGIN}/finance`, ...asked, url: ORIGIN + path }, ORIGIN);

describe('what is kept for bad connections', () => {
  it('is every page of the site, with its files, pictures and data', () => {
    for (const path of ['/', '/kn/finance', '/view-details?bike=SP125', '/dealers/1', '/administration']) {
      expect(plan(path, { mode: 'navigate', referrer: '' }), path).toBe('page');
    }
    expect(plan('/assets/site-1.js', { referrer: '' })).toBe('asset');
    expect(plan('/pictures/models/sp125/hero.webp')).toBe('picture');
    expect(plan('/uploads/abc-100x100.webp')).toBe('picture');
    expect(plan('/api/bikes')).toBe('data');
  });

  it('is nothing that staff see, on their screens or in the addresses that only they open', () => {
    for (const path of ['/admin', '/admin/dashboard', '/admin/login']) {
      expect(plan(path, { mode: 'navigate' }), path).toBeUndefined();
    }
    const referrer = `${ORIGIN}/admin/dashboard?screen=booking-report`;
    for (const path of ['/api/bikes', '/api/enquiries', '/uploads/abc-100x100.webp', '/assets/admin-1.js', '/']) {
      expect(plan(path, { referrer }), path).toBeUndefined();
    }
    // Nobody can tell whose it is.
    expect(plan('/api/enquiries', { referrer: '' })).toBeUndefined();
  });

  it('is nothing that is sent, plays, prints or comes from elsewhere', () => {
    expect(plan('/contact', { method: 'POST', mode: 'navigate' })).toBeUndefined();
    expect(plan('/videos/amc.webm')).toBeUndefined();
    expect(plan('/brochures/sp125.pdf', { mode: 'navigate' })).toBeUndefined();
    const elsewhere = { method: 'GET', mode: 'no-cors', url: 'https://maps.example/tile.png', referrer: '' };
    expect(planRequest(elsewhere, ORIGIN)).toBeUndefined();
  });
});
