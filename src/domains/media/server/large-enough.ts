import { CallError } from '../../../kit/contract/errors.ts'
import type { StoredFile } from './tables.ts'

/** The shorter side of a logo or profile photo, in pixels: below it, it’s a blur wherever it is shown. */
export const faceMinSide = 64

/** Refuses a picture that is too small for what it’s to be, such as “logo”. */
export function assertLargeEnough({ width, height }: Pick<StoredFile, 'width' | 'height'>, what: string): void {
  if (width === null || height === null || Math.min(width, height) >= faceMinSide) return
  throw new CallError(
    'failed-precondition',
    `This ${what} is ${width} × ${height} pixels. Choose one with at least ${faceMinSide} pixels on its shorter side.`,
  )
}
