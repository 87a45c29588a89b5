import { namePool } from './namePool';

export const english = namePool(
  'A., B., C., D., E., G., H., J., K., L., M., R., S., T.',
  `Smith, Jones, Taylor, Brown, Williams, Wilson, Johnson, Davies, Robinson, Wright, Thompson, Evans, Walker, White,
  Roberts, Green, Hall, Wood, Jackson, Clarke, Harris, Lewis, Turner, Hill, Cooper, Morris, Ward, Moore, Baker, Harrison,
  Morgan, Campbell, Stewart, Murray, Fraser, Reid, Bennett, Cook, Bailey, Parker`,
);

export const spanish = namePool(
  'A., C., D., E., F., G., I., J., L., M., N., P., R., S.',
  `Garcia, Rodriguez, Gonzalez, Fernandez, Lopez, Martinez, Sanchez, Perez, Gomez, Martin, Jimenez, Ruiz, Hernandez,
  Diaz, Moreno, Alvarez, Romero, Alonso, Gutierrez, Navarro, Torres, Dominguez, Vazquez, Ramos, Gil, Ramirez, Serrano,
  Molina, Suarez, Ortega, Castro, Ortiz, Rubio, Medina, Acosta, Benitez, Herrera, Rojas, Cabrera, Vargas`,
);

export const portuguese = namePool(
  'Joao, Pedro, Lucas, Gabriel, Rafael, Bruno, Diogo, Tiago, Andre, Luis, Matheus, Gustavo, Felipe, Vitor, Caio',
  `Silva, Santos, Oliveira, Souza, Rodrigues, Ferreira, Alves, Pereira, Lima, Gomes, Costa, Ribeiro, Martins, Carvalho,
  Almeida, Lopes, Soares, Fernandes, Vieira, Barbosa, Rocha, Dias, Nascimento, Andrade, Moreira, Nunes, Marques, Machado,
  Mendes, Freitas, Cardoso, Ramos, Goncalves, Teixeira, Pinto, Correia, Moura, Monteiro, Araujo, Melo`,
);

export const italian = namePool(
  'A., C., D., E., F., G., L., M., N., P., R., S., T., V.',
  `Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca, Mancini,
  Costa, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Galli,
  Martini, Leone, Longo, Gentile, Martinelli, Vitale, Lombardo, Serra, Coppola, De Santis, Marchetti, Parisi`,
);

export const german = namePool(
  'A., B., C., D., F., J., K., L., M., N., P., S., T., W.',
  `Muller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Schafer, Koch, Bauer, Richter,
  Klein, Wolf, Schroder, Neumann, Schwarz, Zimmermann, Braun, Kruger, Hofmann, Hartmann, Lange, Werner, Krause, Lehmann,
  Kohler, Maier, Huber, Gruber, Steiner, Moser, Berger, Frei, Keller, Graf, Brunner, Vogel`,
);

export const french = namePool(
  'A., B., C., D., E., F., J., K., L., M., N., R., T., Y.',
  `Martin, Bernard, Dubois, Thomas, Robert, Richard, Petit, Durand, Leroy, Moreau, Simon, Laurent, Lefebvre, Michel,
  Garnier, David, Bertrand, Roux, Vincent, Fournier, Morel, Girard, Andre, Mercier, Dupont, Lambert, Bonnet, Francois,
  Legrand, Rousseau, Diallo, Traore, Diarra, Coulibaly, Camara, Cisse, Kone, Sissoko, Benali, Haddad`,
);

export const dutch = namePool(
  'B., D., F., G., J., K., L., M., N., R., S., T., W.',
  `de Jong, Jansen, de Vries, van den Berg, van Dijk, Bakker, Janssen, Visser, Smit, Meijer, de Boer, Mulder, de Groot,
  Bos, Vos, Peters, Hendriks, van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, Smits, de Graaf, van der Meer, Peeters,
  Maes, Willems, Claes, Wouters, Goossens, Mertens, Jacobs, De Smet, Hermans, Aerts, Lambrechts, Dubois, Leroy, Lemmens`,
);

export const nordic = namePool(
  'A., C., E., F., H., J., K., L., M., N., O., S., T., V.',
  `Hansen, Johansen, Olsen, Larsen, Andersen, Pedersen, Nilsen, Kristiansen, Jensen, Karlsen, Nielsen, Christensen,
  Rasmussen, Sorensen, Petersen, Madsen, Mortensen, Poulsen, Andersson, Johansson, Karlsson, Nilsson, Eriksson, Larsson,
  Olsson, Persson, Svensson, Gustafsson, Pettersson, Jonsson, Lindberg, Lindstrom, Berg, Haugen, Hagen, Bakken, Solberg,
  Moen, Lund, Dahl`,
);
