import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { must } from '../../src/kit/contract/must.ts'
import { describeCalls } from '../../src/app/server/openapi.ts'

/** What a package says of itself. */
const manifest = {
  name: 'plusone-client',
  version: '1.0.0',
  type: 'module',
  exports: './client.ts',
  license: 'UNLICENSED',
}

const readme = `# A client of the Plusone API

    import { Api } from './client.ts'

    const plusone = new Api({
      baseUrl: 'https://YOUR-ADDRESS',
      baseApiParams: { headers: { authorization: 'Bearer pk_…' } },
    })
    const { data } = await plusone.call.listBrandCollabs({ data: { brandUid: 'brand_…' } })

Every call answers with \`data\`; what is refused is thrown, with \`error.error.message\` to read. The types are those that the server validates with.
`

/** Writes the package; answers where its source is. */
export async function writeClient(folder: string): Promise<string> {
  const document = describeCalls({ OPENAPI: 'keys', publicUrl: 'https://plusone.example', PRODUCT_NAME: 'Plusone' })
  const { generateApi } = await import('swagger-typescript-api')
  const { files } = await generateApi({
    // The tool reads documents of older versions by another type.
    spec: JSON.parse(JSON.stringify(document)),
    output: false,
    silent: true,
    httpClientType: 'fetch',
    generateUnionEnums: true,
  })
  await mkdir(folder, { recursive: true })
  const source = must(files[0], 'the generated client').fileContent
  // Without this line the types are checked too.
  await writeFile(join(folder, 'client.ts'), source.replace('// @ts-nocheck\n', ''))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(join(folder, 'README.md'), readme)
  return join(folder, 'client.ts')
}
