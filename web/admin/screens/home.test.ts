import { expect, it } from 'vitest';
import type { Need } from '../../../contract/permissions.ts';
import { homeOf } from './home.ts';
import { entryAddress } from './screen-address.ts';

const dashboard = { key: 'dashboard', needs: 'figures.read' as Need };
const day = { key: 'day', needs: 'leads.work' as Need };
const all = () => true;

it('the panel begins where the role says, and with the dashboard where it says nothing', () => {
  expect(homeOf('day', [dashboard, day], all)).toBe('day');
  expect(homeOf(undefined, [dashboard, day], all)).toBe('dashboard');
});

it('but not with a screen that is not there, or not theirs', () => {
  expect(homeOf('day', [dashboard], all)).toBe('dashboard');
  expect(homeOf('day', [dashboard, day], (need) => need !== 'leads.work')).toBe('dashboard');
});

it('and the dashboard stays in reach', () => {
  expect(entryAddress('dashboard', 'day')).toBe('/admin/dashboard?screen=dashboard');
  expect(entryAddress('dashboard', 'dashboard')).toBe('/admin/dashboard');
  expect(entryAddress('day', 'day')).toBe('/admin/dashboard?screen=day');
});
