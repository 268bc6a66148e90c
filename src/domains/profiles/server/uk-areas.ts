const list = `AB Aberdeen,AL St Albans,B Birmingham,BA Bath,BB Blackburn,BD Bradford,BH Bournemouth,BL Bolton,BN Brighton,BR Bromley,BS Bristol,
BT Belfast,CA Carlisle,CB Cambridge,CF Cardiff,CH Chester,CM Chelmsford,CO Colchester,CR Croydon,CT Canterbury,CV Coventry,CW Crewe,DA Dartford,
DD Dundee,DE Derby,DG Dumfries,DH Durham,DL Darlington,DN Doncaster,DT Dorchester,DY Dudley,EH Edinburgh,EN Enfield,EX Exeter,FK Falkirk,
FY Blackpool,G Glasgow,GL Gloucester,GU Guildford,HD Huddersfield,HG Harrogate,HP Hemel Hempstead,HR Hereford,HS Stornoway,HU Hull,HX Halifax,
IG Ilford,IP Ipswich,IV Inverness,KA Kilmarnock,KT Kingston upon Thames,KW Kirkwall,KY Kirkcaldy,L Liverpool,LA Lancaster,LD Llandrindod Wells,
LE Leicester,LL Llandudno,LN Lincoln,LS Leeds,LU Luton,ME Medway,MK Milton Keynes,ML Motherwell,NE Newcastle upon Tyne,NG Nottingham,
NN Northampton,NP Newport,NR Norwich,OL Oldham,OX Oxford,PA Paisley,PE Peterborough,PH Perth,PL Plymouth,PO Portsmouth,PR Preston,RG Reading,
RH Redhill,RM Romford,S Sheffield,SA Swansea,SG Stevenage,SK Stockport,SL Slough,SM Sutton,SN Swindon,SO Southampton,SP Salisbury,SR Sunderland,
SS Southend-on-Sea,ST Stoke-on-Trent,SY Shrewsbury,TA Taunton,TD Galashiels,TF Telford,TN Tonbridge,TQ Torquay,TR Truro,TS Cleveland,TW Twickenham,
UB Southall,WA Warrington,WD Watford,WF Wakefield,WN Wigan,WR Worcester,WS Walsall,WV Wolverhampton,YO York,ZE Lerwick`

/** The post town after which each postcode area of the United Kingdom is named; those of inner London and Manchester are not in it. */
export const ukAreas: Readonly<Record<string, string>> = Object.fromEntries(
  list.split(',').map((entry) => {
    const [, area = '', town = ''] = /^\s*([A-Z]+) (.+)$/.exec(entry) ?? []
    return [area, town]
  }),
)
