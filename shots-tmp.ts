import { findTestBrowser } from './scripts/find-chromium.ts';
import { chromium } from '@playwright/test';
import { startSite, ADMIN } from '/tmp/w-team/e2e/site-server.ts';
import { openDatabase } from '/tmp/w-team/server/db/connect.ts';
import { addMember, addLeads, addLead, addEnquiry } from '/tmp/w-team/test-support/team.ts';
import { chromiumArguments } from '/tmp/w-team/e2e/chromium-arguments.ts';
const site = await startSite('127.0.0.1', { isDemo: true });
const database = openDatabase({ dataDir: site.dataDir, databaseUrl: undefined } as never);
const { db } = database;
const only = process.argv[2] ?? '';
const day = (n: number) => new Date(Date.now() + 19800000 + n * 86400000).toISOString().slice(0, 10);
if (!only.includes('empty')) {
await addMember(db, 'mina', 'manager', { branches: ['hubli-showroom', 'hubli-workshop'], account: { user_name: 'Mina Kulkarni' } });
await addMember(db, 'asha', 'sales', { branches: ['hubli-showroom'], duty: ['hubli-showroom sales', 'hubli-showroom general'], account: { user_name: 'Asha Patil' } });
await addMember(db, 'ravi', 'sales', { branches: ['hubli-showroom', 'dharwad-showroom'], duty: ['hubli-showroom sales', 'dharwad-showroom sales', 'dharwad-showroom general', 'dharwad-showroom club'], account: { user_name: 'Ravi Naik' } });
await addMember(db, 'sunil', 'service', { branches: ['hubli-workshop'], duty: ['hubli-workshop service'], account: { user_name: 'Sunil Hiremath' } });
await addMember(db, 'kavya', 'sales', { branches: ['dharwad-showroom'], account: { user_name: 'Kavya Desai', is_active: 0 } });
await addLeads(db, 12, { owner: 'asha', branch: 'hubli-showroom', due_at: Date.now() - 1000 });
await addLeads(db, 5, { owner: 'ravi', branch: 'hubli-showroom' });
await addLeads(db, 40, { owner: 'kavya', branch: 'dharwad-showroom' });
await addLeads(db, 3, { branch: 'hubli-workshop', department: 'service' });
await addLeads(db, 2, { branch: 'pulled-down', owner: 'ravi' });
await db.insertInto('absences').values([{ user_id: 'asha', from_day: day(0), to_day: day(3) }, { user_id: 'ravi', from_day: day(20), to_day: day(20) }]).execute();
const stuck = await addEnquiry(db, 'product');
await db.updateTable('intake').set({ attempts: 4, last_error: 'the number belongs to two customers' }).where('enquiry_id', '=', stuck).execute();
for (const [name, message] of [['Best SEO', 'We can bring your site to the first page of all searches, please write to us for a free quote on our offer.'], ['Suresh Pujar', 'Is the Activa there in blue?'], ['', 'Hello']] as const)
  await addEnquiry(db, 'contact', { name, message, is_suspected: 1, mobile: '9876543210', email: 'someone@example.com', created_at: Date.now() - 3600000, details: '{"cameFrom":"/contact"}' });
await db.insertInto('customers').values({ name: 'S', created_at: 1 }).execute();
const e = await addEnquiry(db, 'contact', { name: 'Lakshmi Rao', mobile: '9812345670', email: 'lakshmi@example.com', message: 'Please call me in the evening', created_at: Date.now() - 7200000 });
const l = await addLead(db, { department: 'general', owner: 'asha', branch: 'hubli-showroom' });
await db.insertInto('lead_enquiries').values({ enquiry_id: e, lead_id: l.id }).execute();
await db.deleteFrom('intake').where('enquiry_id','=',e).execute();
}
const browser = await chromium.launch({ args: chromiumArguments as never, executablePath: findTestBrowser() as never });
for (const scheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ baseURL: site.origin, colorScheme: scheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto('/admin/login');
  await page.getByLabel('User ID').fill(ADMIN.userId);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const shots: [string, string][] = only.includes('empty') ? [['team-empty', '?screen=team'], ['suspected-empty', '?screen=suspected']] : [['team', '?screen=team'], ['asha', '?screen=team&person=asha'], ['kavya', '?screen=team&person=kavya'], ['suspected', '?screen=suspected'], ['report', '?screen=contact-report'], ['people', '?screen=people']];
    for (const [name, search] of shots) {
      if (scheme === 'dark' && !['team', 'asha', 'suspected', 'team-empty'].includes(name)) continue;
      if (only && only !== 'empty' && !only.split(',').includes(name)) continue;
      await page.goto('/admin/dashboard' + search);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(700);
      if (name === 'people') { await page.getByRole('button', { name: /Kavya/ }).click(); await page.waitForTimeout(400); }
      await page.screenshot({ path: `/tmp/w-team-shots/${name}-${width}-${scheme}.png`, fullPage: !['asha', 'kavya', 'people'].includes(name) });
    }
  }
  await context.close();
}
await browser.close();
await database.close();
await site.stop();
