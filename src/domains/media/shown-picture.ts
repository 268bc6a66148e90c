import * as z from 'zod/mini'

/** A public photo or clip of a card or a gallery, with the blurred picture that stands in until it has loaded. The sizes of a clip are its poster’s. */
export const ShownPicture = z.object({
  file_path: z.string(),
  placeholder: z.optional(z.string()),
})
export type ShownPicture = z.output<typeof ShownPicture>
