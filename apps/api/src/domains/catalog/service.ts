export { requireProducts } from './chosen.service.ts';
export {
  type Commission,
  categoryFor,
  forgetCommissions,
  makeCommission,
  setCommissionEnd,
} from './commissions/commission.service.ts';
export { wantLook } from './looks/looks.service.ts';
export { holdUploads } from './pictures/hold-uploads.ts';
export { uploadPicture } from './pictures/uploads.service.ts';
export { createDrawnProduct, type DrawnProduct } from './products/drawn.service.ts';
export { lockShelves, returnStock, takeStock } from './stock.service.ts';
