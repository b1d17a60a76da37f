import type { VideoContent } from '../contract/schemas/page-content.ts';
import type { Translate } from '../contract/translate.ts';

/** In the right half of the picture, over the vehicle: the words drawn into it stand in the left one. */
const PLACE = 'position:98% size:44% align:end';

/** The words of a video as WebVTT, for those who cannot see them in the picture or do not read English. */
export function captionsOf({ scenes }: VideoContent, translate: Translate): string {
  let start = 0;
  const cues = scenes.map(({ seconds, headline, points }, index) => {
    const end = start + seconds;
    const lines = [headline, ...points].map(translate).join('\n');
    const cue = `${index + 1}\n${timeOf(start)} --> ${timeOf(end)} ${PLACE}\n${lines}`;
    start = end;
    return cue;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

const timeOf = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  return new Date(milliseconds).toISOString().slice(11, 23);
};
