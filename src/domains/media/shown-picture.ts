import * as z from 'zod/mini'

/** A public picture of a card or a gallery, with the blurred one that stands in until it has loaded. */
export const ShownPicture = z.object({ file_path: z.string(), placeholder: z.nullable(z.string()) })
export type ShownPicture = z.output<typeof ShownPicture>
