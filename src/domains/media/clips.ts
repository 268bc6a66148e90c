import { fileTypeByExtension } from './file-type-by-extension.ts'

/** How many clips a brief can have. */
export const mostClips = 3

/** Whether the file at a path is a video, by its extension: among photos and clips, whether it’s a clip. */
export const isClip = (path: string): boolean => fileTypeByExtension(path) === 'video'
