export { drawTestDealership as setup } from './draw.ts';
