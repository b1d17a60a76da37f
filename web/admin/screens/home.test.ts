import { expect, it } from 'vitest';
import type { Need } from '../../../contract/permissions.ts';
import { homeOf } from './home.ts';
import { entryAddress } from './screen-address.ts';

const dashboard = { key: 'dashboard', needs: 'figures.read' as Need };
const day = { key: 'day', needs: 'leads.work' as Need };
const all = () => true;

it('the panel begins with the day of those who work with leads, and with the dashboard for all others', () => {
  expect(
    ['sales', 'service', 'owner', 'manager', 'nobody knows'].map((role) => homeOf(role, [dashboard, day], all)),
  ).toEqual(['day', 'day', 'dashboard', 'dashboard', 'dashboard']);
});

it('but not with a screen that is not there, or not theirs', () => {
  expect(homeOf('sales', [dashboard], all)).toBe('dashboard');
  expect(homeOf('sales', [dashboard, day], (need) => need !== 'leads.work')).toBe('dashboard');
});

it('and the dashboard stays in reach', () => {
  expect(entryAddress('dashboard', 'day')).toBe('/admin/dashboard?screen=dashboard');
  expect(entryAddress('dashboard', 'dashboard')).toBe('/admin/dashboard');
  expect(entryAddress('day', 'day')).toBe('/admin/dashboard?screen=day');
});
