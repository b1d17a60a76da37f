/** What the click on a link tells the tray, and where that keeps its models in the browser's tab. */
export const COMPARE_EVENT = 'compare';
export const TRAY_PLACE = 'compare-tray';
