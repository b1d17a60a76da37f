/** What a notification brings to the browser. */
export interface PushNote {
  title: string;
  body: string;
  /** A later one with the same takes its place. */
  tag: string;
  /** What a tap opens. */
  url: string;
}
