// `npm run dev`: the same server, with the front end straight from its sources. Whether NODE_ENV is set beforehand
// differs between shells, so it is set here, before the settings are read.
process.env.NODE_ENV = 'development';
const { run } = await import('./main.ts');
await run();
