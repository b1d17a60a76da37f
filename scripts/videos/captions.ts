import type { VideoContent } from '../../contract/page-content.ts';

/** The words of a video as WebVTT, for those who cannot see them in the picture. */
export function captionsOf({ scenes }: VideoContent): string {
  let start = 0;
  const cues = scenes.map(({ seconds, headline, points }, index) => {
    const end = start + seconds;
    const lines = [headline, ...points].join('\n');
    const cue = `${index + 1}\n${timeOf(start)} --> ${timeOf(end)}\n${lines}`;
    start = end;
    return cue;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

const timeOf = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  return new Date(milliseconds).toISOString().slice(11, 23);
};
