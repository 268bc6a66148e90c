/**
 * What large towns outside our cities are called where they are, and in English: the table of towns has only the first of their other
 * names. Each is `country name-in-the-table: other names`.
 */
const names = `
DE Munich: München, Muenchen, Monaco di Baviera
DE Köln: Cologne, Keulen
DE Nürnberg: Nuremberg, Nuernberg, Norimberga
DE Hannover: Hanover, Hanovre
DE Düsseldorf: Duesseldorf, Dusseldorf
DE Frankfurt am Main: Frankfurt, Francfort, Francoforte
DE Braunschweig: Brunswick
DE Neustadt: Neustadt an der Weinstraße, Neustadt Weinstraße
DE Mülheim: Mülheim an der Ruhr
DE Esslingen: Esslingen am Neckar
DE Weiden: Weiden in der Oberpfalz
DE Garching: Garching bei München
DE Frankenthal: Frankenthal in der Pfalz, Frankenthal Pfalz
DE Kehl: Kehl am Rhein
DE Singen: Singen am Hohentwiel, Singen Hohentwiel
DE Lindau: Lindau am Bodensee, Lindau im Bodensee, Lindau Bodensee
DE Konstanz: Konstanz am Bodensee
DE Eltville: Eltville am Rhein
DE Oberursel: Oberursel am Taunus, Oberursel Taunus
DE Wittenberg: Lutherstadt Wittenberg
DE Rüsselsheim: Rüsselsheim am Main
DE Hattersheim: Hattersheim am Main
DE Mühldorf: Mühldorf am Inn
DE Dillingen: Dillingen an der Saar, Dillingen Saar
DE Haar: Haar bei München
AT Vienna: Wien, Vienne, Viena
AT Salzburg: Salzbourg, Salisburgo
CH Genève: Geneva, Genf, Ginevra, Ginebra
CH Zürich: Zurich, Zurigo
CH Basel: Bâle, Basilea
CH Bern: Berne, Berna
CH Luzern: Lucerne, Lucerna
IT Florence: Firenze, Florenz
IT Rome: Roma, Rom
IT Naples: Napoli, Neapel, Nápoles
IT Turin: Torino, Turín
IT Venice: Venezia, Venedig, Venise, Venecia
IT Genoa: Genova, Gênes, Genua
IT Padova: Padua, Padoue
IT Bologna: Bologne
PT Lisbon: Lisboa, Lissabon, Lisbonne
PT Porto: Oporto
DK Copenhagen: København, Koebenhavn, Kopenhagen, Copenhague
DK Århus: Aarhus
SE Göteborg: Gothenburg, Goteborg
SE Malmö: Malmo
SE Stockholm: Estocolmo
NO Oslo: Kristiania
FI Helsinki: Helsingfors
NL The Hague: Den Haag, 's-Gravenhage, La Haye
NL Amsterdam: Ámsterdam
BE Brussels: Bruxelles, Brussel, Brüssel, Bruselas
BE Antwerpen: Antwerp, Anvers, Amberes
BE Gent: Ghent, Gand
BE Brugge: Bruges, Brügge
BE Liège: Luik, Lüttich
CZ Prague: Praha, Prag, Praga
PL Warsaw: Warszawa, Warschau, Varsovie
PL Kraków: Krakow, Cracow, Krakau, Cracovie
PL Wrocław: Wroclaw, Breslau
PL Gdańsk: Gdansk, Danzig
HU Budapest: Budapeszt
RO Bucharest: București, Bucuresti, Bukarest
RS Belgrade: Beograd, Belgrad
GR Athens: Athína, Athina, Athen, Athènes, Αθήνα
GR Thessaloníki: Thessaloniki, Salonica, Θεσσαλονίκη
BG Sofia: Sofiya, София
UA Kyiv: Kiev, Київ, Киев
RU Moscow: Moskva, Москва, Moskau, Moscou
TR Istanbul: İstanbul, Constantinople
ES Sevilla: Seville, Séville, Siviglia
ES Zaragoza: Saragossa
ES Barcelona: Barcelone, Barcellona
ES Donostia / San Sebastián: San Sebastián, Donostia
ES Bilbao: Bilbo
ES Valencia: València
FR Nice: Nizza, Niza
FR Marseille: Marseilles, Marsella, Marsiglia
FR Strasbourg: Straßburg, Strassburg, Estrasburgo
FR Lyon: Lyons, Lione
GB Edinburgh: Édimbourg, Edimburgo, Dùn Èideann
GB Cardiff: Caerdydd
IE Cork: Corcaigh
IE Gaillimh: Galway
CN Beijing: 北京, Peking, Pékin
CN Shanghai: 上海
JP Tokyo: 東京, Tōkyō, Tokio
JP Osaka: 大阪, Ōsaka
JP Kyoto: 京都, Kyōto
KR Seoul: 서울
EG Cairo: القاهرة, Le Caire, Kairo
SA Riyadh: الرياض
AE Abu Dhabi: أبوظبي, أبو ظبي
`

/** Other names by the country and the name that the table has: `DE Munich`. */
export const otherTownNames: ReadonlyMap<string, readonly string[]> = new Map(
  names
    .trim()
    .split('\n')
    .map((line) => {
      const [town = '', others = ''] = line.split(': ')
      return [town, others.split(', ')]
    }),
)
