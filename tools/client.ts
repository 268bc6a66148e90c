/**
 * `npm run client -- FOLDER`: a typed client of the calls that API keys can make, as a package without dependencies in a folder
 * of its own. It is generated from what `/openapi.json` answers.
 */
import { resolve } from 'node:path'
import { writeClient } from './client/write.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Say where it goes: npm run client -- FOLDER')
  process.exit(2)
}
await writeClient(resolve(folder))
console.log(`A typed client is in ${folder}.`)
