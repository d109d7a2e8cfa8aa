/** German, French, Spanish and Polish words of this product by their English ones, folded: enough to find the passage. */
const table = `
privacy: privados privadas privado privees prives privat prywatne prywatny
see: sehen voir ver widziec zobaczyc
price: preis preise kosten kostet teuer prix coute coutent cher precio precios cuesta cuestan caro cena ceny kosztuje koszt drogi
pay: bezahlen zahlen zahlung payer paiement pagar pago zaplacic placic platnosc
order: bestellen bestellung commander commande pedir pedido comprar zamowic zamowienie kupic kaufen acheter
delivery: paket pakete colis paquete paczka przesylka lieferung lieferzeit liefern geliefert versand livraison livrer expedition envio entrega envian wysylka dostawa wysylacie dostarczenie
print: drucken gedruckt druck imprimer imprime impression imprimir impreso wydruk drukowane druk
privacy: datenschutz privatsphare vertraulichkeit confidentialite privacidad prywatnosc rodo dsgvo rgpd
data: daten donnees datos dane danych
delete: loschen geloscht supprimer effacer borrar eliminar usunac skasowac
encrypt: verschlusselt verschlusselung chiffre chiffrement cifrado cifrados szyfrowane szyfrowanie
invite: einladen einladung inviter invitation invitar invitacion zaprosic zaproszenie
grandmother: grossmutter oma mamie abuela babcia babci babcie
grandfather: grossvater opa papi abuelo dziadek dziadka
grandparent: grosseltern abuelos dziadkowie
mother: mutter mere madre matka matki mama
father: vater pere padre ojciec ojca tata
name: namen nom prenom nombre imie imienia vorname vornamen
birthtime: geburtszeit uhrzeit
birthdate: geburtsdatum geburtstag
birthplace: geburtsort
birth: geburt naissance nacimiento urodzenia urodzenie narodzin
time: zeit heure hora godzina godziny godzine
unknown: unbekannt inconnue inconnu desconocida desconocido nieznana nieznany
date: datum fecha daty
place: ort lieu lugar miejsce miejsca
sunsign: sternzeichen tierkreiszeichen
zodiac: zodiaque zodiaco zodiaku zodiak
sign: zeichen signe signo znak
moon: mond mondphase lune luna ksiezyc ksiezyca
phase: fase faza
sun: sonne soleil sol slonce slonca
ascendant: aszendent ascendente ascendent
number: zahl numero liczba liczby numer
lifepath: lebenszahl lebensweg
life: leben vie vida zycia
path: weg chemin camino droga drogi
compute: berechnet berechnen calcule calculez calculee calculer calcula calcular calculan oblicza obliczana obliczacie obliczyc liczona
card: karte karten carte cartes carta cartas karta karty
tarot: tarota
upload: hochladen telecharger televerser subir przeslac wgrac
picture: bild bilder fotos foto photo photos imagen imagenes zdjecie zdjecia
file: datei dateien fichier fichiers archivo archivos plik pliki plikow
draft: entwurf brouillon borrador szkic
save: speichern gespeichert sauvegarder enregistrer enregistre guardar guarda zapisac zapisany
step: schritt schritte etape etapes paso pasos krok kroki krokow
form: formular formulaire formulario formularz formularza
field: feld felder champ champs campo campos pole pola
required: pflicht pflichtfelder pflichtfeld obligatoire obligatoires obligatorio obligatorios wymagane wymagany
account: konto compte cuenta konta
password: passwort contrasena haslo
language: hablar habla hablas sprechen sprichst parler parles parlez mowisz mowic sprache sprachen langue langues idioma idiomas jezyk jezyki jezykow
twin: zwillinge jumeaux gemelos mellizos blizniaki bliznieta
sibling: geschwister frere soeur hermano hermana rodzenstwo
approve: freigeben genehmigen approuver valider aprobar zatwierdzic
correct: korrigieren andern corriger modifier corregir cambiar poprawic zmienic
mistake: fehler erreur error blad bledy
gem: geburtsstein edelstein pierre piedra kamien
paper: papier papel papieru
certificate: urkunde zertifikat certificat certificado certyfikat
proof: korrekturabzug epreuve prueba podglad
watermark: wasserzeichen filigrane
contact: kontakt contacter contacto contactar
email: courriel correo mailu
handprint: handabdruck empreinte huella
footprint: fussabdruck
role: rolle rollen rolles roles rola uprawnienia rechte droits permisos
expire: ablaufen gultig expirer valable caduca wygasa wazne
chinese: chinesisch chinesisches chinois chino chinski chinskie
animal: tier animaux tierzeichen zwierze
weekday: wochentag
size: grosse taille tamano rozmiar format formats
page: seiten seite pages paginas strony stron
married: verheiratet heirat maries casados malzenstwo slub
conception: empfangnis zeugung concepcion poczecia poczecie
weight: gewicht poids peso waga
height: altura wzrost
share: teilen partager compartir udostepnic
cookie: cookies ciasteczka
book: buch livre libro ksiazka ksiazke
keepsake: andenken souvenir recuerdo pamiatka
free: kostenlos gratuit gratuitement gratis darmowe darmowy bezplatnie
long: lange dauert
`
/** Foreign word, folded, to the English one. */
export const foreignWords: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', others = ''] = row.split(': ')
      return others.split(' ').map((other) => [other, english] as const)
    }),
)
