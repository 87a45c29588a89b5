/** The texts that only the server entry needs: titles and descriptions of pages with a parameter. */
export const serverVi = {
  path: {
    home: 'Trang chủ',
    ofDay: '{{- page}}, {{- day}}',
  },
  match: {
    title: '{{- home}} – {{- away}}: tỷ số trực tuyến',
    heading: '{{- home}} – {{- away}}',
    description: 'Tỷ số trực tuyến {{- home}} – {{- away}}: bàn thắng, thẻ, phạt góc và tỷ lệ kèo từng phút.',
    descriptionOf:
      'Tỷ số trực tuyến {{- home}} – {{- away}}, {{- competition}}: bàn thắng, thẻ, phạt góc và tỷ lệ kèo từng phút.',
  },
};
