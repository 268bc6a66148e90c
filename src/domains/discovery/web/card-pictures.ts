import type { ShownPicture } from '../../media/shown-picture.ts'

/** The photos and clips of a card, without placeholders. */
export const picturesOf = ({ pictures }: { pictures: readonly string[] }): ShownPicture[] =>
  pictures.map((path) => ({ file_path: path }))
