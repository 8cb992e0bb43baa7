/** How a layer is painted: by distance, by material or as a line. */
export type SkylineTone =
  'far' | 'middle' | 'near' | 'snow' | 'accent' | 'glow' | 'lights' | 'wire' | 'beads';

/**
 * A city as silhouettes, the farthest first. Each outline is SVG path data in a field of 1600 × 400
 * whose lower edge is the ground; what makes the city known stands between x = 400 and x = 1200,
 * because a phone shows no more.
 */
export type Skyline = readonly { readonly tone: SkylineTone; readonly outline: string }[];
