import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './root.ts'

/** The version of the product, such as `1.4.0`: in every answer's `x-release`, and in every line of the log. */
export const release = (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string })
  .version
