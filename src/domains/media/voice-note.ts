import { extensionOf } from './file-type-by-extension.ts'

/** Whether a file’s name says that it is a voice note. Apart from other names: the feed’s first load needs only those. */
export const isVoiceNote = (name: string): boolean => ['weba', 'm4a'].includes(extensionOf(name))
