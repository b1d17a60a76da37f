/** The browser's own address bar, which nobody sees, would start two programs for every window. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Only the last list of this kind counts, so what Playwright turns off by itself stands here too. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** For a browser without a screen, possibly as root, that talks to nobody but us. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // Else the one without windows gives letters whole pixels, and words other widths than visitors see.
  '--font-render-hinting=none',
  // It also knows of no line, and would fetch pictures from twice as far below the screen as a phone on 4G does.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
  // A page that glides somewhere moves on between the two halves of a click, the more so where the processors are busy.
  '--disable-smooth-scrolling',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ADDRESS_BAR, ...TURNED_OFF_BY_PLAYWRIGHT].join(',')}`,
];
