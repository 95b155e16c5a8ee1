export { default as loadTesseract, type Tesseract } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
