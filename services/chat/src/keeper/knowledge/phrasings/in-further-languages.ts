import { phrasingsOf } from './phrasings'

/** Further questions in the languages that parents write to her in. */
export const inFurtherLanguages = phrasingsOf({
  'privacy/use': `
    werden unsere Daten verkauft
    werden die Daten für Werbung benutzt
    est-ce que vous vendez nos données
    nos données servent-elles à la publicité
    se usan los datos para publicidad
    i dati di mia figlia vengono venduti o usati per la pubblicità
    os meus dados são vendidos
    vocês vendem os dados para publicidade
    worden onze gegevens verkocht
    säljs våra uppgifter
    verilerimiz satılıyor mu`,
  'proof/who-approves': `
    wer darf die Bestellung freigeben
    wer kann den Proof genehmigen
    qui peut approuver la commande
    quién puede aprobar el pedido
    chi può approvare l'ordine
    quem pode aprovar o pedido
    wie mag de bestelling goedkeuren
    kto może zatwierdzić zamówienie`,
  'insight/year-phase': `
    was bedeutet das Element im chinesischen Horoskop
    wie wird das chinesische Element berechnet
    que signifie l'élément dans l'horoscope chinois
    qué significa el elemento en el horóscopo chino y cómo lo calculan
    cosa significa l'elemento nell'oroscopo cinese
    o que significa o elemento no horóscopo chinês
    co oznacza żywioł w chińskim horoskopie`,
  'family/invite': `
    come posso invitare la nonna
    come invito qualcuno
    como convido a avó
    como posso convidar alguém
    büyükannemi nasıl davet ederim`,
  'insight/life-path': `
    was ist die Lebenszahl
    qu'est-ce que le chemin de vie
    qué es el número de camino de vida
    che cos'è il numero del percorso di vita
    o que é o número do caminho de vida
    wat is het levenspadgetal
    co to jest liczba drogi życia`,
  'insight/year-animal': `
    welches chinesische Tierkreiszeichen ist das
    wie wird das chinesische Tier bestimmt
    comment trouvez-vous le signe chinois
    cómo se calcula el signo chino
    come si calcola il segno cinese
    como é calculado o signo chinês
    jak obliczacie chiński znak`,
  'insight/sun-sign': `
    wie wird das Sternzeichen bestimmt
    comment est calculé le signe du zodiaque
    cómo calculan el signo del zodiaco
    come viene calcolato il segno zodiacale
    como é calculado o signo do zodíaco
    hoe bepalen jullie het sterrenbeeld`,
  'form/file-size': `
    wie groß darf eine Datei sein
    quelle taille maximale pour un fichier
    qué tamaño puede tener un archivo
    quanto può essere grande un file
    qual é o tamanho máximo do arquivo
    jak duży może być plik`,
  'proof/watermark': `
    warum ist da ein Wasserzeichen
    pourquoi y a-t-il un filigrane
    por qué hay una marca de agua
    perché c'è una filigrana
    por que há uma marca d'água
    dlaczego jest znak wodny`,
  'form/time-unknown': `
    wir wissen die Uhrzeit der Geburt nicht
    nous ne connaissons pas l'heure de naissance
    no sabemos la hora de nacimiento
    non sappiamo l'ora di nascita
    não sabemos a hora do nascimento
    we weten de geboortetijd niet
    nie znamy godziny urodzenia`,
  'book/least-insights': `
    wie viele Einsichten gibt es
    combien d'analyses y a-t-il
    cuántas lecturas hay
    quante interpretazioni ci sono
    quantas leituras existem
    ile jest interpretacji`,
  'proof/correct': `
    wie korrigiere ich einen Fehler im Proof
    comment corriger une erreur
    cómo corrijo un error
    come correggo un errore
    como corrijo um erro
    jak poprawić błąd`,
})
