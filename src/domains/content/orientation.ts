/** How a picture or a video stands. */
export const orientations = ['portrait', 'square', 'landscape'] as const
export type Orientation = (typeof orientations)[number]
