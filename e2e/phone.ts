import { devices } from '@playwright/test';

export const PHONE = {
  viewport: { width: 360, height: 740 },
  userAgent: devices['Pixel 7'].userAgent,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
