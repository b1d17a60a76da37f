import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';

describe('the demo content', () => {
  it('has as many showrooms and workshops as the dealership says', () => {
    const { dealers, site } = loadContent();
    const withTrade = (trade: 'sales' | 'service') => dealers.filter(({ trades }) => trades.includes(trade)).length;
    expect(withTrade('sales')).toBe(site.showrooms + site.premiumShowrooms);
    expect(withTrade('service')).toBe(site.workshops);
  });

  it('has the 20 models and the eight branches', () => {
    const { models, dealers } = loadContent();
    expect(models).toHaveLength(20);
    expect(dealers.map(({ name, id }) => `${name} ${id}`)).toEqual([
      'Hubli showroom 1',
      'Hubli workshop 2',
      'Dharwad showroom 3',
      'Dharwad workshop 4',
      'Keshwapur 5',
      'Hubli big-wing central 6',
      'Annigeri 6',
      'Alnavar 7',
    ]);
  });

  it('together with the retired models gives the 26 options of the service forms', () => {
    const { models, retiredModels } = loadContent();
    expect(models.length + retiredModels.length).toBe(26);
  });

  it('names the dealership, its year, and counts as the specification tells them', () => {
    expect(loadContent().site).toMatchObject({
      dealership: 'Malaprabha Two-Wheelers',
      maker: 'Honda',
      foundedYear: 2002,
      showrooms: 3,
      premiumShowrooms: 1,
      workshops: 6,
      salesHours: { days: 'Monday-Sunday', opens: '09:30 AM', closes: '6:30 PM' },
    });
  });

  it('holds only evident placeholders for telephone numbers and e-mail addresses', () => {
    const { site, dealers } = loadContent();
    const phones = [
      site.salesPhone,
      site.servicePhone,
      ...dealers.flatMap((one) => [one.salesPhone, one.servicePhone]),
    ];
    for (const phone of phones) if (phone) expect(phone).toMatch(/^90000000\d\d$/);
    for (const { email } of [site, ...dealers]) expect(email).toMatch(/@malaprabha\.example$/);
  });
});
