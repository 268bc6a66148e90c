import { fileTypeByExtension } from './file-type-by-extension.ts'

/** The most clips among the pictures of one brief. */
export const mostClips = 3

/** Whether a picture of a brief is a clip. */
export const isClip = (path: string): boolean => fileTypeByExtension(path) === 'video'
