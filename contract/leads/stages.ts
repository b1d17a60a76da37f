/** How far somebody has come, and how staff read it. Which of them a department has is for the department to say. */
export const stages = {
  new: { title: 'New', isEnd: false },
  contacted: { title: 'Contacted', isEnd: false },
  testRide: { title: 'Test ride', isEnd: false },
  quoted: { title: 'Quoted', isEnd: false },
  booked: { title: 'Booked', isEnd: false },
  delivered: { title: 'Delivered', isEnd: true },
  done: { title: 'Done', isEnd: true },
  lost: { title: 'Lost', isEnd: true },
} as const satisfies Record<string, { title: string; isEnd: boolean }>;

export type StageName = keyof typeof stages;

export const stageNames = Object.keys(stages) as [StageName, ...StageName[]];

export const isEnd = (stage: StageName): boolean => stages[stage].isEnd;
