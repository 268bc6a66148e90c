import type { ShownPicture } from '../../media/shown-picture.ts'

/** The photos and clips of a card, each with what it is. */
export const picturesOf = ({ pictures, clips }: { pictures: string[]; clips?: number[] | undefined }): ShownPicture[] =>
  pictures.map((path, at) => ({ file_path: path, isClip: clips?.includes(at) }))
