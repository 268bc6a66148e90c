import { quarters } from '../quarters.ts'
import type { City } from '../vocabulary.ts'
import { plainName } from '../../../kit/server/sheets/field-names.ts'

/** What our cities are called, in the languages of the lists we get. */
const cities: Partial<Record<City, string>> = {
  london:
    'London, Londres, Londra, Londen, Londyn, Greater London, City of London, Central London, Inner London, لندن, ลอนดอน, 伦敦',
  manchester: 'Manchester, Greater Manchester, Salford, مانشستر',
  dublin:
    'Dublin, Dublin City, County Dublin, Co Dublin, Co. Dublin, Baile Átha Cliath, Dublín, Dublino, Dún Laoghaire',
  paris: 'Paris, Parigi, París, Parijs, باريس, ปารีส, 巴黎',
  berlin: 'Berlin, Berlín, Berlino, Berlijn, برلين, 柏林',
  madrid: 'Madrid, مدريد, 马德里',
  milan: 'Milan, Milano, Mailand, Milán, Milão, Milaan, ميلانو',
  nyc: 'New York, New York City, NYC, NY, Nueva York, Nova York, Nova Iorque, Manhattan, Brooklyn, Queens, Bronx, The Bronx, Staten Island, نيويورك, นิวยอร์ก, 纽约',
  washington: 'Washington DC, Washington D.C., Washington, District of Columbia, DC',
  toronto: 'Toronto, City of Toronto, تورونتو',
  montreal: 'Montreal, Montréal',
  denver: 'Denver',
  la: 'Los Angeles, LA, L.A., City of Los Angeles, Los Ángeles, West Hollywood, Hollywood, Santa Monica, Beverly Hills, Culver City, لوس أنجلوس',
  dubai: 'Dubai, Dubaï, Dubái, دبي, ดูไบ, 迪拜',
  bangkok: 'Bangkok, Krung Thep, Krung Thep Maha Nakhon, BKK, กรุงเทพ, กรุงเทพฯ, กรุงเทพมหานคร, بانكوك, 曼谷',
  melbourne: 'Melbourne, ملبورن',
  sydney: 'Sydney, Sídney, سيدني, 悉尼',
}

/** Made when the first place is looked for: it takes a while of every start. */
let ourCities: Map<string, City[]> | null = null

function nameCities(): Map<string, City[]> {
  const byName = new Map<string, City[]>()
  const learn = (name: string, city: City) => {
    const known = byName.get(name) ?? []
    if (!known.includes(city)) byName.set(name, [...known, city])
  }
  for (const [city, names] of Object.entries(cities) as [City, string][])
    for (const name of names.split(',')) learn(plainName(name), city)
  const cityNames = new Set(byName.keys())
  for (const { city, name, others } of quarters)
    // A city’s own name is never also a quarter of another: London is not the one of Ontario.
    for (const one of [name, ...others].map(plainName)) if (!cityNames.has(one)) learn(one, city)
  return byName
}

/**
 * Our cities that a text may mean, by their own names or by those of their quarters: `Dublin 2`, `Paris 11e`, `Shoreditch, London`.
 * Two for a name that both have, such as Chelsea; none for every other place.
 */
export function cityNamed(text: string): City[] {
  if (!/\p{L}{2}/u.test(text)) return []
  const byName = (ourCities ??= nameCities())
  const parts = [text, ...text.split(/[,/|;–]| - |\(/).reverse()]
  for (const part of parts) {
    const bare = part
      .replace(/\b\d{1,2}\s*(er|e|è|ème|eme|th|st|nd|rd)?\b\.?/gi, ' ')
      .replace(/\b(central|inner|greater|north|south|east|west|downtown|city of|ville de)\s+(?=\p{L})/giu, (word) =>
        byName.has(plainName(part)) ? word : ' ',
      )
    const found = byName.get(plainName(part)) ?? byName.get(plainName(bare))
    if (found) return found
  }
  return []
}

const aliases: Record<string, string> = {
  GB: 'UK, U.K., England, Scotland, Wales, Northern Ireland, Great Britain, Britain, United Kingdom of Great Britain and Northern Ireland, Angleterre, Grossbritannien, Inghilterra, Inglaterra',
  US: 'USA, U.S.A., U.S., America, United States of America, États-Unis, EEUU, EE.UU., Stati Uniti',
  AE: 'UAE, U.A.E., Emirates, Émirats arabes unis, VAE, EAU, الإمارات',
  IE: 'Republic of Ireland, Eire, Éire, ROI',
  TH: 'ไทย, ประเทศไทย',
}
const languages = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl']
let countries: Map<string, string> | null = null

/** The country that a text names, in one of several languages or by its code; null for everything else. */
export function countryNamed(text: string): string | null {
  countries ??= nameCountries()
  return text.length > 60 ? null : (countries.get(plainName(text)) ?? null)
}

function nameCountries(): Map<string, string> {
  const found = new Map<string, string>()
  const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ')
  // Codes that were replaced have names too: FX is called France.
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
  for (const language of languages) {
    const namesIn = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = namesIn.of(code)
      // EU and UN are no countries.
      if (!name || ['EU', 'UN', 'EZ', 'QO', 'XA', 'XB', 'ZZ'].includes(code)) continue
      found.set(plainName(name), code).set(code.toLowerCase(), code)
    }
  }
  for (const [code, list] of Object.entries(aliases))
    for (const name of list.split(',')) found.set(plainName(name), code)
  return found
}

const usStates =
  'AL,AK,AZ,AR,CA,CO,CT,DE,DC,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY'
const usNames =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming'
const regions: Record<string, string> = {
  US: `${usStates},${usNames}`,
  CA: 'ON,Ontario,QC,Québec,BC,British Columbia,AB,Alberta,MB,Manitoba,SK,Saskatchewan,NS,Nova Scotia,NB,New Brunswick',
  AU: 'NSW,New South Wales,VIC,Victoria,QLD,Queensland,TAS,Tasmania,ACT',
  GB: 'Greater London,Greater Manchester,West Midlands,Merseyside,Kent,Surrey,Essex,West Yorkshire,South Yorkshire,Lancashire,Cheshire,Hertfordshire,Middlesex',
  IE: 'Leinster,Munster,Connacht,Co Dublin,County Dublin,Co Cork,Co Galway',
  FR: 'Île-de-France,Provence-Alpes-Côte d’Azur,Auvergne-Rhône-Alpes,Occitanie,Bretagne',
  DE: 'Bayern,Hessen,Sachsen,Nordrhein-Westfalen,Baden-Württemberg,Brandenburg,Niedersachsen',
  IT: 'Lombardia,Lazio,Toscana,Piemonte,Veneto',
  ES: 'Comunidad de Madrid,Cataluña,Andalucía,Comunidad Valenciana',
}
const countryOfRegion = new Map(
  Object.entries(regions).flatMap(([country, list]) =>
    list.split(',').map((name) => [plainName(name), country] as const),
  ),
)

/** The two letters of an American state, which the table of towns has; the text itself where it names none. */
export function stateCode(text: string): string {
  const at = usNames.split(',').findIndex((name) => plainName(name) === plainName(text))
  // Georgia alone is the country.
  const codes = usStates.split(',').filter((code) => code !== 'GA')
  return codes[at] ?? text
}

/** The country of a state or region, where only one of ours has it. */
export function countryOfRegionNamed(text: string): string | null {
  return countryOfRegion.get(plainName(text)) ?? null
}
