import '@adunni/garment-art/browser/worker';
