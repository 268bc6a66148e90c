import { must } from '../../kit/contract/must.ts'

/** A path without what follows it: tokens and searches stay out of the log, and ids in it become their kind. */
export function plainPath(path: string): string {
  return must(path.split(/[?#]/)[0], 'part').replaceAll(/\/[^/]*[a-z]+_[0-9a-z]{26}[^/]*/g, '/{uid}')
}
