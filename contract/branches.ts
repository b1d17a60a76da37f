/** What is done at a branch. */
export const trades = ['sales', 'service'] as const;

/** From Monday, as people here begin a week of work. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof weekDays)[number];
/** As staff read them. */
export const weekDayNames: Readonly<Record<WeekDay, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Times of the clock such as `09:30` and `18:30`. */
export interface OpenHours {
  opens: string;
  closes: string;
}

/** Null: closed on that day. */
export type Week = Readonly<Record<WeekDay, OpenHours | null>>;

/** As many as a page of them shows. */
export const BRANCHES_PER_PAGE = 24;

/** As many as a menu can show; the page of all branches shows the others. */
export const MENU_BRANCHES = 24;
