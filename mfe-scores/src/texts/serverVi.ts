/** The texts that only the server entry needs: titles and descriptions of pages with a parameter. */
export const serverVi = {
  path: {
    home: 'Trang chủ',
    ofDay: '{{- page}}, {{- day}}',
  },
};
