import { brandCategories, type BrandCategory } from '../../../profiles/vocabulary.ts'

/** Words that make a kind sure, in the order in which they are asked. A kind that none of them knows stays unknown. */
const kinds: readonly [RegExp, BrandCategory][] = [
  // A club with a word before it is a place to go out only where that says so: cricket, bridge and working men’s clubs are not.
  [
    /^((private )?members['’]? |dance |late night )?clubs?$|^(private )?member['’]?s['’]? clubs?$|\b(night ?clubs?|discos?|discotheques?|clubbing|jazz clubs?|gay (bars?|clubs?)|boites? de nuit|nachtclubs?|discotecas?|discoteche)\b/,
    'Nightlife',
  ],
  [
    /\b(hotels?|hotels?|hostels?|motels?|guest ?houses?|b&b|bed and breakfast|resorts?|auberges?|pensions?|hostal(es)?|pousadas?|pensao|alberg(o|hi)|hotele)\b|โรงแรม|فندق/,
    'Hotel',
  ],
  [
    /\b(bar (and|&) grill|gastro ?pubs?|restaurants?|ristorant[ei]|restaurantes?|bistros?|bistrots?|brasseries?|trattori[ae]|osteri[ae]|pizzeri[ae]s?|pizza|steak ?houses?|grill|diners?|canteens?|eater(y|ies)|taquerias?|taverna|gasthaus|gaststatte|bbq|barbecue|sushi|ramen|fine dining|food halls?|tapas|dim sum|noodle bars?|snack ?bars?|imbiss|imbisse|wirtshaus|wirtshauser|churrascarias?|tascas?|marisqueri?as?|asador(es)?|locanda|paninoteca|creperies?|rotisseries?|eethuis|pannenkoekenhuis|cafetaria|pizzarias?|pizzerien|restoran|restauracja|chippy|chip shops?|fish (and|&) chips?( shops?)?|takeaways?)\b|ร้านอาหาร|مطعم/,
    'Restaurant',
  ],
  [
    /\b(cafes?|coffee( ?(shops?|houses?|bars?))?|tea ?(rooms?|houses?)|baker(y|ies)|boulangeries?|patisseries?|patisseries?|backerei|konditorei|salon de the|cafeter[ii]as?|caffe|caffetteria|gelateria|eiscafes?|eisdielen?|koffie(bars?|huis|huizen|zaak)|eetcafes?|lunchrooms?|pastelarias?|padarias?|confeitarias?|pasteleri?as?|panaderi?as?|heladeri?as?|cafetarias?|kawiarnia|brunch|delis?|delicatessens?|sandwich (bars?|shops?)|ice ?cream (parlou?rs?|shops?)|dessert bars?|juice bars?)\b|คาเฟ่|مقهى/,
    'Cafe',
  ],
  [
    /\b(pubs?|bars?|taverns?|spoons|wetherspoons?|brewpubs?|brewery|breweries|tap ?rooms?|tap ?house|beer ?(gardens?|halls?|houses?)|cocktails?|weinbars?|weinstuben?|kneipen?|bars? a vin|bars? a cocktails|vinothek|enoteca|cervecer[ii]as?|bodegas?|birreria|speakeas(y|ies)|brewdog|inns?|public houses?|kroeg(en)?|bruin cafe|biergarten|brauhaus|brauhauser|wijnbars?|cocktailbars?|strandbars?|bars? de copas|caves? a vins?|vineria|chiringuitos?|diskotheken?|karaoke( bar)?)\b|บาร์|بار/,
    'Nightlife',
  ],
  [
    /\b(theatres?|theaters?|theatres?|teatros?|teatri|music venues?|live music|concert halls?|cinemas?|cinemas?|kino|comedy( clubs?)?|galler(y|ies)|galeries?|museums?|musees?|museo|bowling( alleys?)?|escape rooms?|axe throwing|mini ?golf|crazy golf|spas?|theme parks?|amusement parks?|arcades?|aquariums?|zoos?|performing arts|event venues?|casinos?|attractions?)\b|พิพิธภัณฑ์|متحف/,
    'Experience',
  ],
]
const noPlaceToGo =
  /\b(hair|barbers?|merchants?|wholesalers?|supermarkets?|convenience|consult\w*|sports? bar association|health|fitness|gym)\b/

/** Our category for a free-text kind; null when we don’t know the kind. */
export function categoryOfKind(kind: string): BrandCategory | null {
  const text = withoutAccents(kind.trim())
  if (text === '' || noPlaceToGo.test(text)) return null
  if (text === 'other' || text === 'others') return 'Other'
  const own = brandCategories.find((category) => category.toLowerCase() === text)
  if (own) return own
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

const alone = kinds.map(([pattern]) => new RegExp(`^(${pattern.source})$`))

/** Whether a text is a kind among others: most of the other cells of its column are kinds and nothing else. */
export function isAmongKinds(text: string, others: readonly string[]): boolean {
  const isKind = (cell: string) => alone.some((pattern) => pattern.test(withoutAccents(cell.trim())))
  return isKind(text) && others.filter(isKind).length > others.length / 2
}

const sureInNames: readonly [RegExp, BrandCategory][] = [
  [/\b(hotel|hotel|hostel|guest house)\b/, 'Hotel'],
  [/\b(restaurant|ristorante|trattoria|osteria|pizzeria|brasserie|bistro|steakhouse)\b/, 'Restaurant'],
  [/\b(cafe|cafe|coffee|bakery|tea ?rooms?|patisserie|patisserie|boulangerie)\b/, 'Cafe'],
  [
    /\b(pub|cocktail bar|wine bar|sports bar|bar|tavern|taproom|tap room|nightclub|brewery|brewing|alehouse|ale house)\b/,
    'Nightlife',
  ],
  [/\b(theatre|cinema|museum|gallery|comedy club)\b/, 'Experience'],
]

/** What a venue's own name says it is, only where the list names no kind at all; null when it says nothing sure. */
export function categoryOfName(name: string): BrandCategory | null {
  const text = withoutAccents(name)
  return sureInNames.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Lower case and without accents: `\b` takes é for the end of a word. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}
